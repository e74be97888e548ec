import sharp from 'sharp';
import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import { medalSize } from '../../../../domain/assessments/achievements/addresses.ts';
import type { Runtime } from '../../../runtime.ts';
import { type Asker, drawOnce } from '../../shared/files/draw-once.ts';
import { drawMedal } from './draw-medal.ts';

/** The same medal as PNG, for places that do not show SVG: many e-mail programs and some forums. */
export function printMedal(runtime: Runtime, id: AchievementId, asker: Asker): Promise<Uint8Array<ArrayBuffer>> {
  return drawOnce(runtime, `medal ${id}`, asker, () =>
    sharp(Buffer.from(drawMedal(id)), { density: 288 })
      .resize(medalSize, medalSize)
      .png()
      .toBuffer(),
  );
}
