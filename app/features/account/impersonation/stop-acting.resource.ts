import { redirect } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { endActing } from '../../../../server/services/account/impersonation/end.ts';
import { serve } from '../../../serve.ts';

export const action = serve(async (context) => {
  const userId = await endActing(context);
  return redirect(pathTo(context.locale, 'actAs', { userId }));
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
