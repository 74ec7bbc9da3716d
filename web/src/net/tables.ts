// Where tables are found. Today all are the server's.
import { Connection } from "./connection.svelte";
import type { TableLine } from "./table";

export function openTable(id: string): TableLine {
  return new Connection(id);
}
