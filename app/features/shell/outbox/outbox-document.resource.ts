import { readOutboxDocument } from '../../../../server/services/shell/outbox/read-outbox.ts';
import { emailDocument, readChosenTheme } from '../../../email-document.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/outbox-document.resource.ts';

/** The HTML of an e-mail, for the frame of its page. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) =>
  emailDocument(await readOutboxDocument(context, params.emailId), {
    theme: readChosenTheme(url.searchParams.get('theme')),
    links: true,
  }),
);
