"""Bytes in and out: websockets and HTTP as uvicorn speaks them, with bounds, and when something is sent.

All that leans on the insides of uvicorn is here.
"""
