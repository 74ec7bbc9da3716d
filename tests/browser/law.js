// The law of the table (docs/browser.md), measured as boxes. Every breach is said as [law, which, by how much].
({ phone, next, asked }) => {
  // What a page calls its parts. Whoever names them anew names them here, too.
  const GLOWING = '[data-look="next"]'; // pieces, cells, zones and seats that can be touched now
  const FOLDED = "[data-inside]:not(.open), .through.asked"; // what must be opened first
  const QUESTION = ".prompt.asked .text";
  const ANSWERS = ".prompt .choices button";
  const HANDLES = ".target, .aim"; // buttons that stand for the glowing thing around them
  const CONTROLS = "button, a[href], summary, input, select";
  const HAND = ".hand.mine";
  const FAN = ".piece.card, .piece.back";

  const NAMED = "button, [data-touch], [class]:not([class^=svelte])"; // what a breach can be called by

  const SLACK = 1; // px that nobody sees
  const OVERLAP = 2;
  const MANY = 24;
  const FINGER = 44;
  const MOUSE = 28;
  const LETTERS = 13;
  const SAMPLES = [0.15, 0.325, 0.5, 0.675, 0.85]; // inside of round corners

  const breaches = [];
  const breach = (law, which, by) => breaches.push([law, which, by]);
  const px = (n) => `${Math.round(n)} px`;

  // -- boxes

  const whole = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const both = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const width = (box) => Math.max(0, box.right - box.left);
  const height = (box) => Math.max(0, box.bottom - box.top);
  const size = (box) => `${Math.round(width(box))}x${Math.round(height(box))} px`;
  const overlaps = (box) => width(box) > OVERLAP && height(box) > OVERLAP;

  /** What the boxes around an element let through; `cuts` says which kinds of overflow count. */
  const letThrough = (one, cuts) => {
    let box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    let { position } = getComputedStyle(one);
    for (let at = one.parentElement; at && position !== "fixed"; at = at.parentElement) {
      const style = getComputedStyle(at);
      const holds =
        style.position !== "static" || style.transform !== "none" || /layout|paint|strict|content/.test(style.contain);
      if (position === "absolute" && !holds) continue;
      position = style.position;
      if (at !== document.body && at !== document.documentElement) box = both(box, inner(at, style, cuts));
      if (!cuts.test("auto") && scrolls(at, style)) break; // what can be scrolled to is not cut by what is around the list
    }
    return box;
  };
  const scrolls = (at, style) => /auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight + 1;
  const inner = (at, style, cuts) => {
    const { left, top, right, bottom } = boxOf(at);
    const across = cuts.test(style.overflowX),
      down = cuts.test(style.overflowY);
    return {
      left: across ? left + at.clientLeft : -1e6,
      right: across ? right - (at.offsetWidth - at.clientWidth - at.clientLeft) : 1e6,
      top: down ? top + at.clientTop : -1e6,
      bottom: down ? bottom - (at.offsetHeight - at.clientHeight - at.clientTop) : 1e6,
    };
  };
  const seenOf = (one) => both(both(boxOf(one), letThrough(one, /auto|scroll|hidden|clip/)), whole);

  // -- what there is

  const open = [...document.querySelectorAll("dialog:modal")].at(-1);
  const scope = open ?? document.body;
  const isUnseen = (one) => getComputedStyle(one).clipPath.startsWith("inset(50%") || one.matches(".skip");
  const isShown = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at = one; at && at !== scope; at = at.parentElement) if (isUnseen(at)) return false;
    return one.getClientRects().length > 0;
  };
  const all = (selector) => [...scope.querySelectorAll(selector)].filter(isShown);
  const nested = (a, b) => a.contains(b) || b.contains(a);

  const glowing = all(GLOWING);
  const answers = all(ANSWERS);
  const folded = all(FOLDED).filter((one) => !glowing.includes(one));
  const touchable = [...new Set([...glowing, ...answers, ...folded])];
  const controls = all(CONTROLS).filter((one) => !touchable.includes(one) && !one.matches(`.piece, ${HANDLES}`));
  const question = asked ? all(QUESTION)[0] : undefined;

  const short = (text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
  const worded = (one) => short((one.ariaLabel || one.innerText || one.textContent || "").trim().replace(/\s+/g, " "));
  const nameOf = (one) => {
    if (one.dataset.touch) return one.dataset.touch;
    const kind = one.matches(CONTROLS) ? "button" : one.className.split(" ")[0] || one.localName;
    return `${kind} “${worded(one)}”`;
  };
  const zoneOf = (one) => one.closest("[data-zone]");
  const inFan = (a, b) => a.matches(FAN) && b.matches(FAN) && zoneOf(a) !== null && zoneOf(a) === zoneOf(b);

  // -- what lies on what, as a finger meets it

  const handy = [...touchable, ...controls];
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const isOnTop = (one, point) => one.contains(document.elementFromPoint(...point));
  /** Whether some other surface lies on it there, as a sheet does under which the rest of the page goes on. */
  const isBuried = (one, point) => {
    const stack = document.elementsFromPoint(...point);
    const depth = stack.findIndex((at) => one.contains(at));
    const above = depth < 0 ? [] : stack.slice(0, depth);
    return above.some((at) => !at.contains(one) && !handy.some((other) => other.contains(at)));
  };

  // -- (a) all that can be touched is to be seen, together with the question

  const plain = (id) => id.replace(/@\d+$/, "");
  const lit = new Set(glowing.flatMap((one) => one.dataset.touch?.split(" ").map(plain) ?? []));
  const zones = window.purrlorStill.position.view?.zones ?? [];
  const onTable = (id) =>
    id.startsWith("seat/") ||
    zones.some((z) => id === z.id || id.startsWith(`${z.id}#`) || z.pieces.some((piece) => plain(piece.id) === id));
  const lost = next.filter((id) => onTable(id) && !lit.has(id));
  const count = Math.max(next.length, glowing.length) + answers.length;

  /** Beyond so many, a list of named buttons will do that scrolls by itself, all in sight with the question. */
  const isList = (one) => {
    if (!/auto|scroll/.test(getComputedStyle(one).overflowY) || one.contains(question) || !isShown(one)) return false;
    if (!one.querySelector(ANSWERS)) return false; // a felt scrolls, too, and has buttons: it is no list of answers
    const named = [...one.querySelectorAll("button:not(.piece)")].filter((button) => isShown(button) && worded(button));
    const box = boxOf(one);
    return named.length >= next.length && !sides(box, both(box, whole)) && !overlaps(both(box, boxOf(question)));
  };

  const sides = (box, seen) => {
    const gone = {
      left: seen.left - box.left,
      above: seen.top - box.top,
      right: box.right - seen.right,
      below: box.bottom - seen.bottom,
    };
    const [side, by] = Object.entries(gone).sort((one, other) => other[1] - one[1])[0];
    const most = side === "left" || side === "right" ? width(box) : height(box);
    return by > SLACK ? `${px(Math.min(by, most))} of ${size(box)} out of sight (${side})` : "";
  };
  /** What lies on an element at some points of it; what lies directly on it and can be touched, too, is (b)'s matter. */
  const coverOf = (one, seen) => {
    const covers = new Map();
    for (const down of SAMPLES)
      for (const across of SAMPLES) {
        const point = [seen.left + width(seen) * across, seen.top + height(seen) * down];
        const top = document.elementFromPoint(...point);
        if (!top || one.contains(top)) continue;
        if (handy.some((other) => other.contains(top)) && !isBuried(one, point)) continue;
        const piece = top.closest(".piece");
        if (piece && inFan(one, piece)) continue;
        covers.set(top, (covers.get(top) ?? 0) + 1);
      }
    return [...covers].sort((a, b) => b[1] - a[1])[0];
  };
  const isCovered = (one, law) => {
    const seen = seenOf(one);
    const found = width(seen) > SLACK && height(seen) > SLACK && coverOf(one, seen);
    if (found)
      breach(
        law,
        nameOf(one),
        `under ${nameOf(found[0].closest(NAMED) ?? found[0])}, at ${found[1]} of ${SAMPLES.length ** 2} points`,
      );
  };

  const list = count > MANY && question ? [...scope.querySelectorAll("*")].find(isList) : undefined;

  if (asked) {
    if (!question) breach("a", "question", "is not there");
    else {
      const gone = sides(boxOf(question), seenOf(question));
      if (gone) breach("a", "question", gone);
      isCovered(question, "b");
    }
    if (!list) lost.forEach((id) => breach("a", id, "nowhere to be seen"));
    if (next.some((id) => !onTable(id)) && !answers.length) breach("a", "answers", "are not there");
    for (const one of [...glowing, ...answers]) {
      if (list && (list.contains(one) || glowing.includes(one))) continue;
      const gone = sides(boxOf(one), seenOf(one));
      if (gone) breach("a", nameOf(one), gone);
      isCovered(one, "a");
    }
  }

  // -- (b) nothing that can be touched lies on another such thing, nor on the question

  const things = handy.map((one) => ({ one, box: seenOf(one) }));
  things.forEach(({ one, box }, i) => {
    for (const { one: other, box: its } of things.slice(i + 1)) {
      const shared = both(box, its);
      if (!overlaps(shared) || nested(one, other) || inFan(one, other)) continue;
      if ([one, other].some((thing) => isBuried(thing, middle(shared)))) continue; // said above, if it glows
      breach("b", nameOf(one), `and ${nameOf(other)} overlap by ${size(shared)}`);
    }
    const shared = question && both(box, boxOf(question));
    if (question && !nested(one, question) && overlaps(shared) && isOnTop(one, middle(shared)))
      breach("b", nameOf(one), `lies on the question by ${size(shared)}`);
  });

  /** In a fan enough of each card stays free: the longest stretch at which a finger meets it, across and down. */
  const meets = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  const longest = (from, to, isFree) => {
    let best = { from, length: 0 };
    for (let at = from, began = null; at <= to; at += 1) {
      if (!isFree(at)) began = null;
      else began ??= at;
      if (began !== null && at - began > best.length) best = { from: began, length: at - began };
    }
    return best;
  };
  const freeOf = (one, box) => {
    const rows = [0.25, 0.5, 0.75].map((down) => box.top + height(box) * down);
    const [across] = rows
      .map((y) => longest(box.left, box.right, (x) => meets(one, x, y)))
      .sort((a, b) => b.length - a.length);
    const down = longest(box.top, box.bottom, (y) => meets(one, across.from + across.length / 2, y));
    return { across: across.length + 2, down: down.length + 2 }; // and the edges themselves
  };
  for (const one of glowing.filter((piece) => piece.matches(FAN) && zoneOf(piece))) {
    const box = seenOf(one);
    const crowded = [...zoneOf(one).querySelectorAll(FAN)].some(
      (other) => other !== one && overlaps(both(box, boxOf(other))),
    );
    if (!crowded || width(box) < SLACK || height(box) < SLACK) continue;
    const free = freeOf(one, box);
    const least = phone ? FINGER : MOUSE;
    if (free.across < least || free.down < least)
      breach("b", nameOf(one), `only ${free.across}x${free.down} px of it are free, not ${phone ? "44x44" : "28"}`);
  }

  // -- (c) no name is cut, (e) no letters are too small

  const TEXTS = `button, a.button, summary, .seat, [data-zone] > .head, ${QUESTION}, dialog`;
  const texts = new Map(); // by element: its text nodes
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim() && isShown(node.parentElement))
      texts.set(node.parentElement, [...(texts.get(node.parentElement) ?? []), node]);

  const isName = (one) => {
    const piece = one.closest(".piece");
    if (piece) return piece.matches(GLOWING) || piece.closest(HAND) !== null;
    return one.closest(TEXTS) !== null;
  };
  const cutBy = (one, nodes) => {
    const style = getComputedStyle(one);
    const own = /hidden|clip/;
    const clip = both(letThrough(one, own), inner(one, style, own));
    const range = document.createRange();
    let cut = 0;
    for (const node of nodes) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const across = Math.max(clip.left - box.left, box.right - clip.right);
        const down = Math.max(clip.top - box.top, box.bottom - clip.bottom) - box.height / 4; // letters are smaller than their line
        cut = Math.max(cut, across, down);
      }
    }
    return cut;
  };
  for (const [one, nodes] of texts) {
    const letters = parseFloat(getComputedStyle(one).fontSize);
    if (letters < LETTERS - 0.01) breach("e", `“${worded(one)}”`, `letters of ${letters} px`);
    if (!isName(one)) continue;
    const cut = cutBy(one, nodes);
    if (cut > SLACK)
      breach(
        "c",
        `“${worded(one)}”`,
        `cut by ${px(cut)} in ${nameOf(one.closest(`[data-touch], ${CONTROLS}`) ?? one)}`,
      );
  }
  for (const card of all(`${HAND} .piece.card`))
    if (
      ![...texts.keys()].some((one) => card.contains(one) && !one.closest(".foot") && /\p{L}{2}/u.test(one.textContent))
    )
      breach("c", nameOf(card), "shows no name");

  // -- (d) a finger needs room

  const inText = (one) => one.matches("a") && getComputedStyle(one).display === "inline";
  if (phone)
    for (const one of [...touchable, ...controls].filter((control) => !inText(control))) {
      const box = boxOf(one);
      if (width(box) < FINGER - 0.5 || height(box) < FINGER - 0.5)
        breach("d", nameOf(one), `is ${size(box)}, not 44x44`);
    }

  return breaches;
};
