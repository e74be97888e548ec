import { readPane } from '../../../../server/services/profile/read-pane.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/pane.resource.ts';

export const loader = jsonLoader((context, { params }: Route.LoaderArgs) => readPane(context, params.developerId));
