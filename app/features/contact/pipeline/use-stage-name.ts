import type { StageName } from '../../../../domain/contact/pipeline/stage.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { pipelineTexts } from './pipeline.texts.ts';

/** Gives a stage its name: the company's, or that of the product in the language of the page. */
export function useStageName(): (stage: StageName) => string {
  const { presets } = useTexts(pipelineTexts);
  return ({ preset, name }) => (preset ? presets[preset] : (name ?? ''));
}
