// Made from the API's OpenAPI document by `make types`. Changes here are lost.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description How a figure was made. */
    About: {
      /** @description Drawn from a stored plate, from the words of the prompt, after a sketch, or by an image model. */
      route: components["schemas"]["Route"];
      /** @description The same as a sentence. */
      made: string;
      /** @description What was asked for and is not in the picture. */
      notDrawn: components["schemas"]["NotDrawn"][];
      /** @description Where the facts come from. */
      sources: string[];
      /** @description What may be done with the figure. */
      rights: string;
      /** @description The labels in the picture. */
      labels: string[];
    };
    /** @enum {string} */
    Action: "hide" | "unhide" | "delete" | "suspend" | "unsuspend";
    /** @description An illustration, as the owner of the site sees it. */
    AdminIllustration: {
      title: string;
      caption: string;
      /** @description Who wrote the caption. */
      captionNote: string;
      altText: string;
      longDescription: string;
      /** @description The picture as PNG; relative to this server. */
      imageUrl: string;
      /** @description The picture as SVG, if it has that form. */
      vectorUrl: string | null;
      /** @description Real pixels of the PNG. */
      width: number;
      /** @description Real pixels of the PNG. */
      height: number;
      /**
       * Format: date-time
       * @description UTC.
       */
      createdAt: string;
      about: components["schemas"]["About"];
      /** Format: uuid */
      id: string;
      /** @description A WebP of at most 640 pixels' width. */
      thumbnailUrl: string;
      /** @description `built-in`, or the language model that wrote the caption. */
      captionModel: string;
      /** @description Of a redrawn sketch: the notes to it, or nothing. */
      prompt: string;
      style: components["schemas"]["Style"];
      resolution: components["schemas"]["Resolution"];
      quality: components["schemas"]["Quality"];
      seed: number;
      engine: string;
      source: components["schemas"]["Source"];
      /** @description The sketch it was redrawn from. The web app's call takes it to redraw the same sketch again. */
      sketchUrl: string | null;
      /** @description Its public page, while it has one. */
      shareUrl: string | null;
      /** @description Set when the site's owner has hidden it from everybody else. */
      hidden: components["schemas"]["Hiding"] | null;
      /** @description Made without an account. */
      isAnonymous: boolean;
      user: components["schemas"]["Maker"] | null;
    };
    /** @description The figures of the business and of its machinery. */
    AdminStats: {
      totalUsers: number;
      /** @description Of the last seven days. */
      newUsers: number;
      activeSubscriptions: number;
      subscriptions: components["schemas"]["Subscriptions"];
      totalGenerations: number;
      failedGenerations: number;
      todayGenerations: number;
      /** @description The last 30, oldest first. */
      days: components["schemas"]["Day"][];
      engine: components["schemas"]["EngineHealth"];
      queue: components["schemas"]["Queue"];
      /** @description Of the last 24 hours. */
      failures: components["schemas"]["FailureReason"][];
      storedBytes: number;
      /** @description Null where none is used. */
      paidServices: components["schemas"]["PaidServices"] | null;
      /** Format: date-time */
      measuredAt: string;
    };
    AdminUsage: {
      used: number;
      limit: number;
      canGenerate: boolean;
    };
    /** @description An account, as the owner sees it. */
    AdminUser: {
      id: string;
      /** Format: email */
      email: string;
      firstName: string;
      lastName: string;
      /** Format: uri */
      profileImageUrl: string | null;
      /** @description The plan in force. */
      plan: components["schemas"]["Plan"];
      subscriptionStatus: components["schemas"]["SubscriptionStatus"];
      subscriptionPlan: components["schemas"]["Plan"];
      usage: components["schemas"]["AdminUsage"];
      /** Format: date-time */
      joinedAt: string;
      isSuspended: boolean;
    };
    /** @description An active key, by what may be known of it. */
    ApiKey: {
      /** Format: uuid */
      id: string;
      keyName: string;
      /** @description The public beginning of the key. */
      keyPrefix: string;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description To the minute.
       */
      lastUsed: string | null;
    };
    /** @enum {unknown} */
    Blank: "";
    Day: {
      /**
       * Format: date
       * @description UTC.
       */
      day: string;
      succeeded: number;
      failed: number;
    };
    EngineHealth: {
      name: string;
      /** Format: date-time */
      lastDrawnAt: string | null;
      /** Format: date-time */
      lastFaultAt: string | null;
      /**
       * Format: double
       * @description From acceptance to the end, of late.
       */
      medianSeconds: number | null;
    };
    /** @description The public call: any public address of an image. */
    EnhanceImageBody: {
      /** @default scientific */
      style?: components["schemas"]["Style"];
      /** @default 1024x1024 */
      resolution?: components["schemas"]["Resolution"];
      /** @default standard */
      quality?: components["schemas"]["Quality"];
      /**
       * Format: int64
       * @default 0
       */
      seed?: number;
      /** @default  */
      enhancementPrompt?: string;
      sketchImageUrl: string;
    };
    /** @description The web app's call: the address that was uploaded to. */
    EnhanceUploadBody: {
      /** @default scientific */
      style?: components["schemas"]["Style"];
      /** @default 1024x1024 */
      resolution?: components["schemas"]["Resolution"];
      /** @default standard */
      quality?: components["schemas"]["Quality"];
      /**
       * Format: int64
       * @default 0
       */
      seed?: number;
      /** @default  */
      enhancementPrompt?: string;
      sketchUrl: string;
    };
    /** @description Every refusal has this shape. */
    Error: {
      /** @description A sentence for people, fit to be shown as it is. */
      message: string;
      /** @description What happened, for programs. */
      code: string;
      /** @description What is wrong with which field. */
      errors?: {
        [key: string]: string[];
      };
      /** @description With `cannot_draw`: what can be drawn instead. */
      nearest?: string[];
    };
    FailureReason: {
      code: string;
      count: number;
      /** Format: date-time */
      lastAt: string;
      message: string;
    };
    /** @description What every generating call lets its caller choose. */
    GenerateRequest: {
      /** @default scientific */
      style?: components["schemas"]["Style"];
      /** @default 1024x1024 */
      resolution?: components["schemas"]["Resolution"];
      /** @default standard */
      quality?: components["schemas"]["Quality"];
      /**
       * Format: int64
       * @default 0
       */
      seed?: number;
      prompt: string;
    };
    /** @description One request for an illustration on its way. */
    Generation: {
      /** Format: uuid */
      id: string;
      state: components["schemas"]["GenerationState"];
      /** @description What is being done; `waiting` while a service is too busy, empty while nothing is done. */
      step: components["schemas"]["GenerationStep"] | components["schemas"]["Blank"];
      /** Format: double */
      progress: number;
      /** @description The recognised subject; empty until it is known. */
      subject: string;
      prompt: string;
      style: components["schemas"]["Style"];
      resolution: components["schemas"]["Resolution"];
      quality: components["schemas"]["Quality"];
      source: components["schemas"]["Source"];
      /**
       * Format: date-time
       * @description UTC.
       */
      createdAt: string;
      /** @description Once it succeeded, unless it was deleted since. */
      illustration?: components["schemas"]["Illustration"];
      /** @description Once it failed. */
      error?: components["schemas"]["GenerationError"];
    };
    /** @description Why a generation failed. Nothing was charged. */
    GenerationError: {
      message: string;
      code: string;
      /** @description What can be drawn instead. */
      nearest?: string[];
    };
    /** @enum {string} */
    GenerationState: "queued" | "running" | "succeeded" | "failed";
    /** @enum {string} */
    GenerationStep: "reading" | "drawing" | "waiting" | "labelling" | "captioning" | "storing";
    Hiding: {
      /** Format: date-time */
      since: string;
      reason: string;
    };
    /** @description A finished illustration, as its owner sees it. */
    Illustration: {
      title: string;
      caption: string;
      /** @description Who wrote the caption. */
      captionNote: string;
      altText: string;
      longDescription: string;
      /** @description The picture as PNG; relative to this server. */
      imageUrl: string;
      /** @description The picture as SVG, if it has that form. */
      vectorUrl: string | null;
      /** @description Real pixels of the PNG. */
      width: number;
      /** @description Real pixels of the PNG. */
      height: number;
      /**
       * Format: date-time
       * @description UTC.
       */
      createdAt: string;
      about: components["schemas"]["About"];
      /** Format: uuid */
      id: string;
      /** @description A WebP of at most 640 pixels' width. */
      thumbnailUrl: string;
      /** @description `built-in`, or the language model that wrote the caption. */
      captionModel: string;
      /** @description Of a redrawn sketch: the notes to it, or nothing. */
      prompt: string;
      style: components["schemas"]["Style"];
      resolution: components["schemas"]["Resolution"];
      quality: components["schemas"]["Quality"];
      seed: number;
      engine: string;
      source: components["schemas"]["Source"];
      /** @description The sketch it was redrawn from. The web app's call takes it to redraw the same sketch again. */
      sketchUrl: string | null;
      /** @description Its public page, while it has one. */
      shareUrl: string | null;
      /** @description Set when the site's owner has hidden it from everybody else. */
      hidden: components["schemas"]["Hiding"] | null;
    };
    KeyRequest: {
      keyName: string;
    };
    /** @enum {string} */
    Kind:
      "billing" | "key" | "verification" | "forbidden" | "model" | "address" | "parameter" | "unreachable";
    Maker: {
      id: string;
      /** Format: email */
      email: string;
    };
    /** @description Something that was done to content or an account. */
    ModerationEntry: {
      id: string;
      action: components["schemas"]["Action"];
      targetId: string;
      target: string;
      reason: string;
      /** Format: email */
      actor: string;
      /** Format: date-time */
      createdAt: string;
    };
    /** @description A key that was just made. */
    NewApiKey: {
      /** Format: uuid */
      id: string;
      keyName: string;
      /** @description The public beginning of the key. */
      keyPrefix: string;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description To the minute.
       */
      lastUsed: string | null;
      /** @description The key itself. It is never shown again. */
      fullKey: string;
    };
    NotDrawn: {
      /** @description What was asked for. */
      text: string;
      /** @description Why it is not in the picture. */
      reason: string;
    };
    /** @description US dollars, as booked from what the services say they used. */
    PaidCost: {
      /** Format: double */
      today: number;
      /**
       * Format: double
       * @description Of the last 30 days, today included.
       */
      total: number;
      /** @description Of the last 30 days. */
      calls: number;
      /** @description Of these, the calls whose cost is not known. */
      unpriced: number;
    };
    PaidServices: {
      cost: components["schemas"]["PaidCost"];
      troubles: components["schemas"]["PaidTrouble"][];
    };
    /** @description What only the owner can mend. */
    PaidTrouble: {
      service: components["schemas"]["Service"];
      kind: components["schemas"]["Kind"];
      /** @description What the service said. */
      detail: string;
      /** Format: date-time */
      since: string;
    };
    /** @enum {string} */
    Plan: "free" | "basic" | "premium";
    /** @enum {string} */
    Quality: "standard" | "hd";
    Queue: {
      queued: number;
      running: number;
      /** Format: date-time */
      oldestQueuedAt: string | null;
      /** @description Processes that draw and are alive. */
      workers: number;
    };
    Reason: {
      reason: string;
    };
    /** @description Accepted: where to look, and where to listen. */
    Receipt: {
      /** Format: uuid */
      id: string;
      state: components["schemas"]["GenerationState"];
      statusUrl: string;
      eventsUrl: string;
    };
    /** @enum {string} */
    Resolution: "1024x1024" | "1792x1024" | "1024x1792";
    /** @enum {string} */
    Route: "stored" | "words" | "redrawn" | "model";
    /** @enum {string} */
    Service: "images" | "text" | "moderation";
    ShareLink: {
      /** @description The public page. */
      url: string;
    };
    /** @description A figure as everybody sees it who has its link. */
    SharedIllustration: {
      title: string;
      caption: string;
      /** @description Who wrote the caption. */
      captionNote: string;
      altText: string;
      longDescription: string;
      /** @description The picture as PNG; relative to this server. */
      imageUrl: string;
      /** @description The picture as SVG, if it has that form. */
      vectorUrl: string | null;
      /** @description Real pixels of the PNG. */
      width: number;
      /** @description Real pixels of the PNG. */
      height: number;
      /**
       * Format: date-time
       * @description UTC.
       */
      createdAt: string;
      about: components["schemas"]["About"];
    };
    /** @enum {string} */
    Source: "text" | "sketch";
    /** @enum {string} */
    Style: "scientific" | "anatomical" | "botanical" | "cellular" | "schematic" | "realistic" | "educational";
    /** @enum {string} */
    SubscriptionStatus: "free" | "active";
    Subscriptions: {
      basic: number;
      premium: number;
    };
    TermsRequest: {
      /** Format: date-time */
      acceptedAt: string;
    };
    /** @description What a visitor without an account has had, and what is being drawn for them. */
    TrialUsage: {
      used: number;
      limit: number;
      canGenerate: boolean;
      activeGenerations: components["schemas"]["Generation"][];
    };
    UploadAddress: {
      /**
       * Format: uri
       * @description Where to PUT one image, within 15 minutes.
       */
      uploadURL: string;
    };
    /** @description The allowance of today. */
    Usage: {
      used: number;
      limit: number;
      canGenerate: boolean;
      /**
       * Format: date-time
       * @description The next midnight, UTC.
       */
      resetsAt: string;
    };
    /** @description Who is signed in. */
    User: {
      id: string;
      /** Format: email */
      email: string;
      firstName: string;
      lastName: string;
      /** Format: uri */
      profileImageUrl: string | null;
      subscriptionStatus: components["schemas"]["SubscriptionStatus"];
      subscriptionPlan: components["schemas"]["Plan"];
      usage: components["schemas"]["Usage"];
      /** @description Whether this is the owner's account. */
      isAdmin: boolean;
      /** Format: date-time */
      termsAcceptedAt: string | null;
      /**
       * Format: date-time
       * @description Set while the consent is withdrawn; nothing is drawn until they are accepted again.
       */
      termsWithdrawnAt: string | null;
      /** @description What is being drawn at the moment. */
      activeGenerations: components["schemas"]["Generation"][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type About = components["schemas"]["About"];
export type Action = components["schemas"]["Action"];
export type AdminIllustration = components["schemas"]["AdminIllustration"];
export type AdminStats = components["schemas"]["AdminStats"];
export type AdminUsage = components["schemas"]["AdminUsage"];
export type AdminUser = components["schemas"]["AdminUser"];
export type ApiKey = components["schemas"]["ApiKey"];
export type Blank = components["schemas"]["Blank"];
export type Day = components["schemas"]["Day"];
export type EngineHealth = components["schemas"]["EngineHealth"];
export type EnhanceImageBody = components["schemas"]["EnhanceImageBody"];
export type EnhanceUploadBody = components["schemas"]["EnhanceUploadBody"];
export type Error = components["schemas"]["Error"];
export type FailureReason = components["schemas"]["FailureReason"];
export type GenerateRequest = components["schemas"]["GenerateRequest"];
export type Generation = components["schemas"]["Generation"];
export type GenerationError = components["schemas"]["GenerationError"];
export type GenerationState = components["schemas"]["GenerationState"];
export type GenerationStep = components["schemas"]["GenerationStep"];
export type Hiding = components["schemas"]["Hiding"];
export type Illustration = components["schemas"]["Illustration"];
export type KeyRequest = components["schemas"]["KeyRequest"];
export type Kind = components["schemas"]["Kind"];
export type Maker = components["schemas"]["Maker"];
export type ModerationEntry = components["schemas"]["ModerationEntry"];
export type NewApiKey = components["schemas"]["NewApiKey"];
export type NotDrawn = components["schemas"]["NotDrawn"];
export type PaidCost = components["schemas"]["PaidCost"];
export type PaidServices = components["schemas"]["PaidServices"];
export type PaidTrouble = components["schemas"]["PaidTrouble"];
export type Plan = components["schemas"]["Plan"];
export type Quality = components["schemas"]["Quality"];
export type Queue = components["schemas"]["Queue"];
export type Reason = components["schemas"]["Reason"];
export type Receipt = components["schemas"]["Receipt"];
export type Resolution = components["schemas"]["Resolution"];
export type Route = components["schemas"]["Route"];
export type Service = components["schemas"]["Service"];
export type ShareLink = components["schemas"]["ShareLink"];
export type SharedIllustration = components["schemas"]["SharedIllustration"];
export type Source = components["schemas"]["Source"];
export type Style = components["schemas"]["Style"];
export type SubscriptionStatus = components["schemas"]["SubscriptionStatus"];
export type Subscriptions = components["schemas"]["Subscriptions"];
export type TermsRequest = components["schemas"]["TermsRequest"];
export type TrialUsage = components["schemas"]["TrialUsage"];
export type UploadAddress = components["schemas"]["UploadAddress"];
export type Usage = components["schemas"]["Usage"];
export type User = components["schemas"]["User"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
