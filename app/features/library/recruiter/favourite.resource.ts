import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { permit } from '../../../../server/context.ts';
import { Invalid } from '../../../../server/errors.ts';
import { changeFavourite } from '../../../../server/services/library/change-favourite.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

const wish = z.object({ favourite: z.boolean() });

export const action = serve((context, { params, request }) =>
  answerJson(context, async () => {
    permit(context, canKeepLists);
    const sent = wish.safeParse(await request.json().catch(() => undefined));
    if (!sent.success) throw new Invalid({ favourite: 'required' });
    await changeFavourite(context, params.developerId ?? '', sent.data.favourite);
    return { done: true };
  }),
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
