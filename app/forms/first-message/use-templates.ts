import { useCallback, useEffect, useState } from 'react';
import type { MessageTemplate } from '../../../domain/contact/first-message/template.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale } from '../../i18n/texts.ts';
import { fetchJson } from '../send.ts';

/**
 * The templates of the recruiter and of the company, read again when the window gets the focus: they are edited in
 * another tab. Empty while they are unknown; a message can be written without.
 */
export function useTemplates(): MessageTemplate[] {
  const address = pathTo(useLocale(), 'messageTemplates');
  const [templates, setTemplates] = useState<MessageTemplate[]>([]);
  const load = useCallback(async () => {
    const answer = await fetchJson(address);
    if (!('failed' in answer)) setTemplates(answer.templates);
  }, [address]);
  useEffect(() => {
    const again = () => void load();
    again();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [load]);
  return templates;
}
