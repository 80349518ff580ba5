/** The pages of the script on the screen, once they are there. */
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import { useStores } from '../../app/stores-context.tsx';
import { type LoadedData, useScriptData } from '../dashboard/use-script-data.ts';

export type LoadedScreenplay = LoadedData<RouteOutput<'getScreenplay'>>;

export const useScreenplay = (): LoadedScreenplay => useScriptData(useStores().screenplay);
