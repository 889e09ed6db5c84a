/** The workspace cannot be brought to where the run was. Nothing has been written. */
export class CannotResume extends Error {
  override readonly name = 'CannotResume';
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.hint = hint;
  }
}
