// The server's own types, made from its protocol; there is no second list.
export * from "../../../src/purrlor/server/wire/protocol";
