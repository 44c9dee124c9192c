import { setupServer } from "msw/node";

/** The pretended server; each test says what it answers. A call nobody expected fails the test. */
export const server = setupServer();
