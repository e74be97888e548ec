import { pathIfAny } from '../../../domain/paths.ts';
import { useLocale } from '../../i18n/texts.ts';

/** '/manager/candidates/{devId}': where a conversation is read and continued. */
export function useConversationPath(): (developerId: string) => string | undefined {
  const locale = useLocale();
  return (developerId) => pathIfAny(locale, 'candidate', { developerId });
}
