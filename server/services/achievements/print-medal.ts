import sharp from 'sharp';
import type { AchievementId } from '../../../domain/achievements/achievements.ts';
import { medalSize } from '../../../domain/achievements/addresses.ts';
import { drawMedal } from './draw-medal.ts';

/** The same medal in dots, for what does not show drawings: many letters and some forums. */
export async function printMedal(id: AchievementId): Promise<Uint8Array<ArrayBuffer>> {
  const dots = await sharp(Buffer.from(drawMedal(id)), { density: 288 })
    .resize(medalSize, medalSize)
    .png()
    .toBuffer();
  return new Uint8Array(dots);
}
