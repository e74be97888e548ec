import type { Context } from '../../context.ts';
import { renderMarkdown } from '../profile/markdown.ts';
import { permitMember } from './permit-member.ts';

/** What is being written, as the page of the offer would show it; nothing is stored, nor remembered. */
export function previewDescription(context: Context, text: string): { html: string } {
  permitMember(context);
  return { html: renderMarkdown(text) };
}
