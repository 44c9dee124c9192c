import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";

import { Share } from "@/features/illustrations/Share";
import SharePage from "@/pages/SharePage";

import { renderInApp } from "./render";
import { illustration } from "./samples";
import { server } from "./server";

vi.mock("@/lib/product", () => ({ productName: () => "Camera Lucida", mayBeSignedIn: () => false }));

let calls: string[] = [];

beforeEach(() => {
  calls = [];
  server.use(
    http.post("*/api/illustrations/:id/share", ({ params }) => {
      calls.push(`share ${String(params.id)}`);
      return HttpResponse.json({ url: "/share/t0ken" });
    }),
    http.delete("*/api/illustrations/:id/share", ({ params }) => {
      calls.push(`stop ${String(params.id)}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

it("copies the link of the public page where the system has no share sheet", async () => {
  const { person } = renderInApp(<Share illustration={illustration({ id: "s1" })} />);
  await person.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Link copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("http://lucida.test/share/t0ken");
});

it("hands the link to the system's share sheet where there is one", async () => {
  const sheet = vi.fn(() => Promise.resolve());
  const { person } = renderInApp(<Share illustration={illustration({ id: "s2" })} />);
  Object.assign(navigator, { share: sheet });
  await person.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByRole("button", { name: "Shared" });
  expect(sheet).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Human heart", url: "http://lucida.test/share/t0ken" }),
  );
  expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, "share");
});

it("can be stopped", async () => {
  const { person } = renderInApp(
    <Share illustration={illustration({ id: "s3", shareUrl: "/share/t0ken" })} />,
  );
  await person.click(screen.getByRole("button", { name: "Shared" }));
  await person.click(screen.getByRole("button", { name: "Stop sharing" }));
  expect(await screen.findByText("Sharing stopped")).toBeVisible();
  expect(calls).toEqual(["stop s3"]);
  expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
});

function openPage() {
  return renderInApp(
    <Routes>
      <Route path="/share/:token" element={<SharePage />} />
    </Routes>,
    "/share/t0ken",
  );
}

it("shows the figure with its caption and what stands behind it to everybody", async () => {
  server.use(http.get("*/api/share/t0ken", () => HttpResponse.json(illustration())));
  openPage();
  expect(await screen.findByRole("heading", { name: "Human heart" })).toBeVisible();
  expect(screen.getByAltText("Labelled section through a human heart.")).toBeVisible();
  expect(screen.getByText(/Coronal section, anterior view/)).toBeVisible();
  expect(screen.getByText("Use and rights")).toBeVisible();
});

it("says so when the figure is not shared, or not any more", async () => {
  server.use(
    http.get("*/api/share/t0ken", () => HttpResponse.json({ message: "Not found." }, { status: 404 })),
  );
  openPage();
  expect(await screen.findByRole("heading", { name: "This figure is not shared" })).toBeVisible();
});
