// A guide as a page: headings get addresses, every rule its own.

export interface Entry {
  id: string;
  title: string;
}

export async function rendered(markdown: string): Promise<{ html: string; contents: Entry[] }> {
  const { Marked } = await import("marked");
  const contents: Entry[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        const id = `part-${plain(title)}`;
        if (depth === 1) return ""; // the page has a title of its own
        if (depth === 2) contents.push({ id, title: title.replace(/<[^>]+>/g, "") });
        return `<h${depth} id="${id}">${title}</h${depth}>`;
      },
      listitem(item) {
        const inner = this.parser.parse(item.tokens);
        const rule = /^<strong>([A-Z]{2}-C?\d+[a-z]?)<\/strong>/.exec(inner.replace(/^<p>/, ""));
        return `<li${rule ? ` id="rule-${rule[1]}"` : ""}>${inner}</li>`;
      },
      table(token) {
        const cell = (tag: string, tokens: Parameters<typeof this.parser.parseInline>[0]) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = token.header.map((one) => cell(one.text ? "th" : "td", one.tokens)).join("");
        const rows = token.rows.map((row) => `<tr>${row.map((one) => cell("td", one.tokens)).join("")}</tr>`).join("");
        return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return { html: await marked.parse(markdown), contents };
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/<[^>]+>/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
