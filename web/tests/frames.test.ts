import { afterEach, describe, expect, it, vi } from "vitest";
import { afterFrame } from "../src/lib/frames";

describe("work that waits for a frame", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is done once, after the frame", async () => {
    let frame = () => {};
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => ((frame = run), 1));
    const ran = vi.fn();
    afterFrame(ran);
    expect(ran).not.toHaveBeenCalled();
    frame();
    expect(ran).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1), 10_000);
    await new Promise((done) => setTimeout(done, 150));
    expect(ran).toHaveBeenCalledTimes(1);
  });

  it("is done all the same where no frame comes", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    const ran = vi.fn();
    afterFrame(ran);
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1), 10_000);
  });
});
