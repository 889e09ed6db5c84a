/** A request that is not answered as it was meant: the status of HTTP, and why. */
export class HttpFault extends Error {
  override readonly name = 'HttpFault';
  readonly status: FaultStatus;
  readonly hint: string | null;

  constructor(status: FaultStatus, message: string, hint: string | null = null) {
    super(message);
    this.status = status;
    this.hint = hint;
  }
}

export type FaultStatus = 400 | 401 | 403 | 404 | 409 | 413 | 500 | 501 | 503;
