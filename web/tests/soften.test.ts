import { describe, expect, it } from "vitest";
import { softened } from "../src/lib/soften";

const seen = (name: string) => softened(name).replaceAll("\u00ad", "-").replaceAll("\u200b", "|");

describe("softened", () => {
  it("leaves short words alone", () => expect(softened("Fat Cat")).toBe("Fat Cat"));
  it("parts long words between syllables, away from both ends", () => {
    expect(seen("Multiplikitty")).toBe("Mul-tip-li-kitty");
    expect(
      seen("Cataclysm")
        .split("-")
        .every((part) => part.length >= 3),
    ).toBe(true);
  });
  it("lets a line end after a slash", () => expect(seen("Spay/Neuter Clinic")).toBe("Spay/|Neuter Clinic"));
  it("changes nothing that is read", () =>
    expect(softened("Purr-cussion Solo").replaceAll("\u00ad", "")).toBe("Purr-cussion Solo"));
});
