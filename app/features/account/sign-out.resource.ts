import { redirect } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { signOut } from '../../../server/services/account/sign-in/sign-out.ts';
import { redirectWithToast } from '../../cookies.ts';
import { serve } from '../../serve.ts';

export const action = serve(async (context) => {
  await signOut(context);
  return redirectWithToast(context, pathTo(context.locale, 'home'), 'signedOut');
});

/** A GET (a bookmark, the back button) does not end the session: it only redirects to the home page. */
export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
