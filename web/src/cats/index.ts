// Pictures of cats. The drawing itself is a script of its own, which starts on its way with the page's first one.
export { address } from "./album.svelte";
export type { Look } from "./picture";
