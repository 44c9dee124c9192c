import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { Gallery } from "@/features/gallery/Gallery";
import { GalleryAccess } from "@/features/gallery/GalleryAccess";
import type { Illustration } from "@/lib/schema";

import { renderInApp } from "./render";
import { illustration } from "./samples";
import { server } from "./server";

let asked: URL[] = [];
let deleted: string[] = [];
let comeIntoSight: () => void = () => undefined;

beforeEach(() => {
  asked = [];
  deleted = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (sights: { isIntersecting: boolean }[]) => void) {
        comeIntoSight = () => {
          report([{ isIntersecting: true }]);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
});

const leaf = illustration({
  id: "leaf",
  title: "Leaf",
  prompt: "Leaf of a dicot",
  caption: "Leaf. Section.",
});

interface Served {
  list: Illustration[];
  total?: number;
  unfiltered?: number;
  next?: string;
}

function serve(answer: (url: URL) => Served) {
  server.use(
    http.get("*/api/illustrations", ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const { list, total = list.length, unfiltered = total, next } = answer(url);
      const headers: Record<string, string> = {
        "X-Total-Count": String(total),
        "X-Unfiltered-Count": String(unfiltered),
      };
      if (next) headers.Link = `<${next}>; rel="next"`;
      return HttpResponse.json(list, { headers });
    }),
    http.delete("*/api/illustrations/:id", ({ params }) => {
      deleted.push(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

function Address() {
  return <output>{useLocation().search}</output>;
}

const open = (address = "/gallery") =>
  renderInApp(
    <>
      <Gallery />
      <Address />
    </>,
    address,
  );

const card = (title: string) =>
  screen.getByRole("button", { name: `Open ${title}` }).closest("li") as HTMLElement;
const lastAsked = () => asked.at(-1)?.searchParams;

it("asks a visitor to log in", () => {
  renderInApp(<GalleryAccess />);
  expect(screen.getByRole("heading", { name: "Gallery Access" })).toBeVisible();
  expect(screen.getByText("Please log in to view your illustration gallery.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login?next=/gallery");
});

it("shows six skeleton cards while it loads", async () => {
  serve(() => ({ list: [illustration()] }));
  const { container } = open();
  expect(container.querySelectorAll(".gallery > li")).toHaveLength(6);
  expect(await screen.findByText("1 of 1 illustrations")).toBeVisible();
  expect(container.querySelectorAll(".gallery > li")).toHaveLength(1);
});

it("says what to do when there is nothing yet", async () => {
  serve(() => ({ list: [] }));
  open();
  expect(await screen.findByRole("heading", { name: "No illustrations yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: /Create/ })).toHaveAttribute("href", "/");
});

it("says that they are safe when they could not be loaded", async () => {
  server.use(http.get("*/api/illustrations", () => HttpResponse.json({ message: "x" }, { status: 500 })));
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Your illustrations are safe.");
});

describe("search, filters and order", () => {
  it("are asked of the server and kept in the address", async () => {
    serve((url) => ({ list: url.searchParams.has("q") ? [leaf] : [illustration(), leaf], unfiltered: 2 }));
    const { person } = open();
    await screen.findByText("2 of 2 illustrations");
    await person.type(screen.getByLabelText("Search"), "leaf");
    expect(await screen.findByText("1 of 2 illustrations")).toBeVisible();
    await person.selectOptions(screen.getByLabelText("Style"), "Botanical");
    await person.selectOptions(screen.getByLabelText("Quality"), "hd");
    await person.selectOptions(screen.getByLabelText("Sort"), "Alphabetical");
    await waitFor(() => {
      expect(Object.fromEntries(lastAsked() ?? [])).toEqual({
        q: "leaf",
        style: "botanical",
        quality: "hd",
        sort: "alphabetical",
        limit: "24",
      });
    });
    expect(screen.getByText(/^\?/)).toHaveTextContent("?q=leaf&style=botanical&quality=hd&sort=alphabetical");
  });

  it("ask once for a word typed quickly", async () => {
    serve(() => ({ list: [leaf] }));
    const { person } = open();
    await screen.findByText("1 of 1 illustrations");
    await person.type(screen.getByLabelText("Search"), "leaf");
    await waitFor(() => {
      expect(lastAsked()?.get("q")).toBe("leaf");
    });
    expect(asked).toHaveLength(2);
  });

  it("are taken up from the address", async () => {
    serve(() => ({ list: [leaf] }));
    open("/gallery?q=leaf&style=cellular&quality=standard&sort=oldest&view=list");
    await screen.findByText("1 of 1 illustrations");
    expect(screen.getByLabelText("Search")).toHaveValue("leaf");
    expect(screen.getByLabelText("Style")).toHaveValue("cellular");
    expect(screen.getByLabelText("Quality")).toHaveValue("standard");
    expect(screen.getByLabelText("Sort")).toHaveValue("oldest");
    expect(screen.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
  });

  it("offer all, scientific, anatomical, botanical and cellular; all, standard and hd; three orders", async () => {
    serve(() => ({ list: [leaf] }));
    open();
    await screen.findByText("1 of 1 illustrations");
    const values = (label: string) =>
      [...(screen.getByLabelText(label) as HTMLSelectElement).options].map((option) => option.value);
    expect(values("Style")).toEqual(["", "scientific", "anatomical", "botanical", "cellular"]);
    expect(values("Quality")).toEqual(["", "standard", "hd"]);
    expect(values("Sort")).toEqual(["", "oldest", "alphabetical"]);
  });

  it("that match nothing say so, and can be cleared at once", async () => {
    serve((url) => ({ list: url.searchParams.has("style") ? [] : [leaf], unfiltered: 1 }));
    const { person } = open("/gallery?style=cellular");
    expect(await screen.findByRole("heading", { name: "No matching illustrations" })).toBeVisible();
    expect(screen.getByText("0 of 1 illustrations")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(await screen.findByText("1 of 1 illustrations")).toBeVisible();
    expect(screen.getByLabelText("Style")).toHaveValue("");
  });
});

it("changes between grid and list without asking the server", async () => {
  serve(() => ({ list: [leaf] }));
  const { person, container } = open();
  await screen.findByText("1 of 1 illustrations");
  await person.click(screen.getByRole("button", { name: "List" }));
  expect(container.querySelector(".gallery")).toHaveClass("rows");
  await person.click(screen.getByRole("button", { name: "Grid" }));
  expect(container.querySelector(".gallery")).not.toHaveClass("rows");
  expect(asked).toHaveLength(1);
});

it("loads the next page when the end of the list comes into sight", async () => {
  serve((url) =>
    url.searchParams.has("cursor")
      ? { list: [leaf], total: 2 }
      : { list: [illustration()], total: 2, next: "/api/illustrations?cursor=abc&limit=24" },
  );
  open();
  await screen.findByText("2 of 2 illustrations");
  expect(screen.queryByText("Leaf of a dicot")).not.toBeInTheDocument();
  act(() => {
    comeIntoSight();
  });
  expect(await screen.findByText("Leaf of a dicot")).toBeVisible();
  expect(lastAsked()?.get("cursor")).toBe("abc");
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

it("says of a hidden illustration that it is hidden and why, and offers no sharing", async () => {
  const hidden = { since: "2026-01-03T00:00:00Z", reason: "Not science" };
  serve(() => ({ list: [illustration({ hidden })] }));
  const { person } = open();
  expect(await screen.findByText("Hidden")).toBeVisible();
  expect(screen.getByText("The site’s owner hid it from all but you: Not science")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Open Human heart" }));
  expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
});

it("shows prompt, caption, badges, date and resolution on a card, with downloads", async () => {
  serve(() => ({ list: [illustration({ quality: "hd" })] }));
  const { person } = open();
  await screen.findByText("1 of 1 illustrations");
  const heart = within(card("Human heart"));
  for (const text of ["Anatomical", "HD", "2 January 2026", "1792x1024"])
    expect(heart.getByText(text)).toBeVisible();
  expect(heart.getByText("Human heart. Coronal section, anterior view.")).toBeVisible();
  await person.click(heart.getByRole("button", { name: "Download" }));
  expect(heart.getByRole("link", { name: /PNG/ })).toHaveAttribute(
    "href",
    "/api/illustrations/heart/download?format=png",
  );
  expect(heart.getByRole("link", { name: /SVG/ })).toBeVisible();
  await person.click(heart.getByRole("button", { name: "Copy caption" }));
  expect(await screen.findByText("Caption copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("Human heart. Coronal section, anterior view.");
});

describe("deleting", () => {
  async function openAndDelete(id: string) {
    const doomed = illustration({ id, title: "Doomed", prompt: `Doomed ${id}` });
    serve(() => ({ list: [doomed, leaf] }));
    const view = open();
    await screen.findByText("2 of 2 illustrations");
    await view.person.click(screen.getByRole("button", { name: "Delete Doomed" }));
    expect(screen.getByText("1 of 1 illustrations")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open Doomed" })).not.toBeInTheDocument();
    return view.person;
  }

  it("can be undone, and then nothing is sent", async () => {
    const person = await openAndDelete("d1");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText("2 of 2 illustrations")).toBeVisible();
    fireEvent(window, new Event("pagehide"));
    expect(deleted).toEqual([]);
  });

  it("leaves the keyboard on the next card", async () => {
    const person = await openAndDelete("d0");
    expect(screen.getByRole("button", { name: "Open Leaf" })).toHaveFocus();
    await person.click(screen.getByRole("button", { name: "Undo" }));
  });

  it("is sent when the notice is closed", async () => {
    const person = await openAndDelete("d2");
    expect(deleted).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => {
      expect(deleted).toEqual(["d2"]);
    });
  });

  it("is sent when the page is left, once", async () => {
    const person = await openAndDelete("d3");
    fireEvent(window, new Event("pagehide"));
    await person.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => {
      expect(deleted).toEqual(["d3"]);
    });
  });

  it("sends the first when a second is deleted, and keeps the second for undoing", async () => {
    const person = await openAndDelete("d4");
    await person.click(screen.getByRole("button", { name: "Delete Leaf" }));
    await waitFor(() => {
      expect(deleted).toEqual(["d4"]);
    });
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Open Leaf" })).toBeVisible();
    expect(deleted).toEqual(["d4"]);
  });

  it("that the server refuses brings the figure back", async () => {
    const person = await openAndDelete("d5");
    server.use(http.delete("*/api/illustrations/:id", () => new HttpResponse(null, { status: 500 })));
    await person.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(await screen.findByText("Not Deleted")).toBeVisible();
    expect(screen.getByRole("button", { name: "Open Doomed" })).toBeVisible();
  });
});
