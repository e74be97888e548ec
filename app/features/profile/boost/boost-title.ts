import type { Boost } from '../../../../server/services/profile/boost/read-boost.ts';
import type { boostTexts } from './boost.texts.ts';

export function boostTitle({ variant, training }: Boost, texts: (typeof boostTexts)['fr']): string {
  if (variant === 'call') return texts.call.title;
  return training.kind === 'none' ? texts.resources.title : texts.junior.title;
}
