import type { ValidateFunction } from 'ajv';

/** Whether a value fits `schema.json`; what does not is in `validate.errors`. */
export const validate: ValidateFunction;
export default validate;
