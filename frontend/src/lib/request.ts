// Every call to the server goes through here.

import { csrfToken } from "./csrf";
import { ApiError } from "./errors";

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Options {
  /** Sent as JSON, with a JSON content type, only when present. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent to the end even when the page is left meanwhile. */
  keepalive?: boolean;
}

/** Calls the server with the session's cookies; throws ApiError for any answer that is not OK. */
export async function request<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
  const { text } = await call(method, path, options);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** The default query: a GET of the key's segments joined with "/". */
export function fetchQuery<Answer>(segments: readonly string[]): Promise<Answer> {
  return request<Answer>("GET", segments.join("/"));
}

export interface Page<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
  /** How many there are without the filters of the address. */
  unfiltered: number;
  /** The address of the following page, unless this is the last. */
  next: string | null;
}

/** One page of a list: a plain array whose headers say how long the whole is and where it goes on. */
export async function fetchPage<Item>(path: string): Promise<Page<Item>> {
  const { text, response } = await call("GET", path);
  const items = JSON.parse(text) as Item[];
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("Link") ?? "")?.[1] ?? null;
  const total = Number(response.headers.get("X-Total-Count") ?? items.length);
  return { items, next, total, unfiltered: Number(response.headers.get("X-Unfiltered-Count") ?? total) };
}

export interface FetchedFile {
  content: Blob;
  /** As the server names it. */
  name: string;
}

/** A whole file; an answer that breaks off on its way is an error too. */
export async function fetchFile(path: string): Promise<FetchedFile> {
  const response = await send("GET", path);
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  return { content: await response.blob(), name: name ?? "download" };
}

async function call(method: Method, path: string, options: Options = {}) {
  const response = await send(method, path, options);
  return { text: await response.text(), response };
}

async function send(method: Method, path: string, options: Options = {}): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", ...options.headers };
  if (method !== "GET") headers["X-CSRFToken"] = csrfToken();
  if (options.body !== undefined) headers["Content-Type"] = "application/json";

  const response = await fetch(path, {
    method,
    headers,
    credentials: "include",
    keepalive: options.keepalive,
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}
