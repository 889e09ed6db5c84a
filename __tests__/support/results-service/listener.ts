/** The HTTP server itself: it can refuse connections and take them again, and it is its own proxy. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export class Listener {
  readonly #handle: RequestListener;
  #server: Server;
  #port = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(handle: RequestListener) {
    this.#handle = handle;
    this.#server = newServer(handle);
  }

  get port(): number {
    return this.#port;
  }

  /** Listens on 127.0.0.1. @param port 0 for any free one */
  listen(port: number): Promise<void> {
    return this.#then(async () => {
      if (this.#server.listening) return;
      this.#server = newServer(this.#handle);
      this.#server.listen(port, '127.0.0.1');
      await once(this.#server, 'listening');
      this.#port = (this.#server.address() as AddressInfo).port;
    });
  }

  /** Breaks all connections, and refuses further ones. */
  refuse(): Promise<void> {
    return this.#then(async () => {
      if (!this.#server.listening) return;
      const closed = once(this.#server, 'close');
      this.#server.close();
      this.#server.closeAllConnections();
      await closed;
    });
  }

  /** Takes connections again, on the same port. */
  accept(): Promise<void> {
    return this.listen(this.#port);
  }

  /** One after another: opening and closing take their time. */
  #then(next: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(next);
    return this.#last;
  }
}

/** Nothing times out of itself: what hangs is a fault that was asked for. */
function newServer(handle: RequestListener): Server {
  const server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, handle);
  // A proxy's tunnel, which `@actions/http-client` opens for plain HTTP too: whatever its host, it ends here.
  server.on('connect', (_request, socket: Socket) => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.emit('connection', socket);
  });
  return server;
}
