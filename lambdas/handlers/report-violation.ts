/** POST /api/policy-report/ */
import { readRaw, route } from '../http.ts';
import { logger } from '../logger.ts';
import { recordViolations } from '../use-cases/record-violations.ts';

export const handler = route(
  'reportViolation',
  ({ body }) => {
    recordViolations({ logger }, body);
    return {};
  },
  readRaw,
);
