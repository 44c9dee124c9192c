/** An event stream whose events the test sends by hand. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];

  readonly url: string;
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  static latest(): FakeEventSource {
    const stream = FakeEventSource.opened.at(-1);
    if (!stream) throw new Error("No event stream was opened.");
    return stream;
  }

  send(generation: unknown): void {
    this.dispatchEvent(new MessageEvent("generation", { data: JSON.stringify(generation) }));
  }

  break(): void {
    this.onerror?.();
  }

  close(): void {
    this.isClosed = true;
  }
}
