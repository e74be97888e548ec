import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** Where the library keeps the step between the password and the code. */
const pendingCookie = 'two_factor';

/** What our services need of the library that it has no function for. Not reachable over HTTP. */
export const ownEndpoints = {
  id: 'own-endpoints',
  endpoints: {
    /** Opens a session for a person who has proven otherwise who they are: by the link of an e-mail. */
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw ctx.error('NOT_FOUND');
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user });
        return { status: true };
      },
    ),
    /** Who has given the password in this browser and owes the code; null when there is no such step, or it has run out. */
    readPending: createAuthEndpoint.serverOnly({ method: 'GET' }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(pendingCookie);
      const pending = await ctx.getSignedCookie(name, ctx.context.secret);
      const found = pending ? await ctx.context.internalAdapter.findVerificationValue(pending) : null;
      return { userId: found && found.expiresAt > new Date() ? found.value : null };
    }),
  },
} satisfies BetterAuthPlugin;
