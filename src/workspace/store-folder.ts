/** The name of the folder in which a store is, unless another one is named. */
export const STORE_FOLDER = '.savepoint';
