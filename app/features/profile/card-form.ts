import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import type { StoredForm } from '../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { editTexts } from './edit.texts.ts';

export type CardForm<Draft> = StoredForm<Draft>;

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
    if (onProfile && pathname !== wanted) await navigate(wanted + search, { replace: true, preventScrollReset: true });
    else await revalidate();
    toast(saved);
    close();
  };
}
