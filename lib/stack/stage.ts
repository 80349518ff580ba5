/** Copies of the product in one account, and what each is called. */
import { productName } from '../contract/product.ts';

/** prod is the one users know. */
export const stages = ['prod', 'dev'] as const;
export type Stage = (typeof stages)[number];

/** The name of a copy's stack. */
export const stackNameOf = (stage: Stage): string => (stage === 'prod' ? productName : `${productName}-${stage}`);

/** Two copies do not share the card provider's keys by accident. */
export const paymentSecretNames: Readonly<Record<Stage, string>> = {
  prod: 'dramaturg/stripe',
  dev: 'dramaturg/dev/stripe',
};
