/** GET /api/v1/upload/{id}/reading/ */
import { now, readings, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getReading } from '../use-cases/get-reading.ts';

export const handler = userRoute('getReading', ({ userId }, { path }) =>
  getReading({ readings: readings(), scripts: scripts(), now }, { userId, scriptId: path.id }),
);
