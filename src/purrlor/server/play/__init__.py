"""Games made ready for tables: editions with their cards, bots that think beside the event loop, replays."""
