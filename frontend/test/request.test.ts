import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { ApiError, isUnauthorized, isUsageLimit, serverMessage } from "@/lib/errors";
import { fetchPage, fetchQuery, request } from "@/lib/request";

import { server } from "./server";

function answer(status: number, body: string, statusText = "") {
  server.use(http.all("*/api/anything", () => new HttpResponse(body || null, { status, statusText })));
}

async function failure(): Promise<unknown> {
  return request("GET", "/api/anything").then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("an answer that is not OK", () => {
  it("is an error whose message is the status, a colon, a space and the body", async () => {
    answer(500, '{"message":"Generation failed."}');
    expect(await failure()).toHaveProperty("message", '500: {"message":"Generation failed."}');
  });

  it("falls back to the status text when the body is empty", async () => {
    answer(503, "", "Service Unavailable");
    expect(await failure()).toHaveProperty("message", "503: Service Unavailable");
  });

  it("carries the server's sentence for people", async () => {
    answer(400, '{"message":"The description may have at most 500 characters.","code":"invalid"}');
    expect(serverMessage(await failure())).toBe("The description may have at most 500 characters.");
  });

  it("has no sentence for people when the body is not the server's own", async () => {
    answer(502, "<html>Bad Gateway</html>");
    expect(serverMessage(await failure())).toBeUndefined();
  });
});

describe("an unauthorized error", () => {
  it("starts with 401: and contains Unauthorized", () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Unauthorized"}'))).toBe(true);
  });

  it("is not any other 401, nor Unauthorized with another status", () => {
    expect(isUnauthorized(new ApiError(401, "Log in"))).toBe(false);
    expect(isUnauthorized(new ApiError(403, "Unauthorized"))).toBe(false);
  });
});

it("knows a used-up allowance by its words", () => {
  expect(isUsageLimit("Daily limit reached: 10 of 10.")).toBe(true);
  expect(isUsageLimit("You have used all 10 free illustrations.")).toBe(true);
  expect(isUsageLimit("Please wait 5 seconds.")).toBe(false);
});

describe("a request", () => {
  it("sends a body as JSON, with cookies and the token against forgery", async () => {
    document.cookie = "csrftoken=t0ken";
    let sent: Request | undefined;
    server.use(
      http.post("*/api/anything", ({ request: received }) => {
        sent = received.clone();
        return HttpResponse.json({ id: 1 }, { status: 201 });
      }),
    );
    expect(await request("POST", "/api/anything", { body: { prompt: "heart" } })).toEqual({ id: 1 });
    expect(await sent?.json()).toEqual({ prompt: "heart" });
    expect(sent?.headers.get("Content-Type")).toBe("application/json");
    expect(sent?.headers.get("X-CSRFToken")).toBe("t0ken");
    expect(sent?.credentials).toBe("include");
  });

  it("has no JSON content type without a body", async () => {
    let sent: Request | undefined;
    server.use(
      http.post("*/api/anything", ({ request: received }) => {
        sent = received;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(await request("POST", "/api/anything")).toBeUndefined();
    expect(sent?.headers.get("Content-Type")).toBeNull();
  });

  it("is a GET of the key's segments joined with a slash, by default", async () => {
    server.use(http.get("*/api/auth/user", () => HttpResponse.json({ email: "maria@institute.example" })));
    expect(await fetchQuery(["/api/auth", "user"])).toEqual({ email: "maria@institute.example" });
  });
});

describe("a page of a list", () => {
  it("says how long the whole is and where it goes on", async () => {
    const headers = { "X-Total-Count": "57", Link: '</api/anything?cursor=abc&limit=24>; rel="next"' };
    server.use(http.get("*/api/anything", () => HttpResponse.json([1, 2], { headers })));
    expect(await fetchPage("/api/anything")).toEqual({
      items: [1, 2],
      total: 57,
      unfiltered: 57,
      next: "/api/anything?cursor=abc&limit=24",
    });
  });

  it("is the last one without a link", async () => {
    server.use(http.get("*/api/anything", () => HttpResponse.json([])));
    expect(await fetchPage("/api/anything")).toEqual({ items: [], total: 0, unfiltered: 0, next: null });
  });
});
