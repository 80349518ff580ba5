/** The figures of the script on the screen, once they are there. */
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import { useStores } from '../../app/stores-context.tsx';
import { type LoadedData, useScriptData } from '../dashboard/use-script-data.ts';

export const useStatistics = (): LoadedData<RouteOutput<'getStatistics'>> => useScriptData(useStores().statistics);
