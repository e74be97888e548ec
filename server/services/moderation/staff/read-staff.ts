import { imageAddress } from '../../../../domain/image-address.ts';
import { canSeeStaff } from '../../../../domain/permissions/moderation.ts';
import { type Context, permit } from '../../../context.ts';

export type StaffContact = {
  key: string;
  name: string;
  role: string;
  email: string;
  phoneNumber: string | null;
  picture: string | undefined;
};

/** Staff contacts for recruiters, in the order of the roster (docs/product/moderation.md, Staff roster). */
export async function readStaff(context: Context): Promise<StaffContact[]> {
  permit(context, canSeeStaff);
  const rows = await context.db.selectFrom('staff').selectAll().orderBy('position').execute();
  return rows.map(({ key, name, roleFr, roleEn, email, phoneNumber, picHandle }) => ({
    key,
    name,
    role: context.locale === 'fr' ? roleFr : roleEn,
    email,
    phoneNumber,
    picture: picHandle ? imageAddress(picHandle, 150) : undefined,
  }));
}
