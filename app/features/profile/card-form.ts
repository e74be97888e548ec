import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import type { StoredForm } from '../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { editTexts } from './edit.texts.ts';

export type CardForm<Draft> = StoredForm<Draft>;

/** A page that does not come in the end is left as it is: the change is stored. */
const mostTries = 3;

/** The page loads the new data before the dialog closes; its address may have changed with the name. */
export function useFinish(close: () => void): (alias: string | undefined) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const toast = useToast();
  const { saved } = useTexts(editTexts);
  return async (alias = '') => {
    const wanted = pathTo(locale, 'profile', { alias });
    const onProfile = pathname.startsWith(pathTo(locale, 'profile', { alias: '' }));
    const moves = onProfile && pathname !== wanted;
    if (!moves) await revalidate();
    // The news of this change makes the page load as well. When that takes the place of the navigation, `navigate` returns
    // early: closing the dialog then would show buttons that do nothing until the page is there.
    for (let tries = 0; moves && location.pathname !== wanted && tries < mostTries; tries += 1) {
      await navigate(wanted + search, { replace: true, preventScrollReset: true });
    }
    toast(saved);
    close();
  };
}
