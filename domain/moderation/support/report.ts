import * as z from 'zod';
import { requiredText } from '../../profile/text-limits.ts';

/** The key is chosen by the browser, once per report. */
export const reportSchema = z.object({ key: z.uuid('unknown'), reason: requiredText(4000) });
