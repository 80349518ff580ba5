/** The product's name, in one place; nothing else may spell it in text that a user reads. */
export const productName = 'Dramaturg';
