/** What of the worker's world we use: TypeScript's own description of it argues with that of pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response> | Response): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown; text(): string } | null;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
  readonly action: string;
}

interface WindowClient {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
  postMessage(message: unknown): void;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(options: {
    type: 'window';
    includeUncontrolled?: boolean;
  }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<WindowClient | null>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
  push: PushEvent;
  sync: SyncEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: ExtendableEvent;
}

interface ServiceWorkerGlobalScope extends EventTarget {
  readonly caches: CacheStorage;
  readonly clients: Clients;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  fetch(request: RequestInfo, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
    type: K,
    listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
  ): void;
}
