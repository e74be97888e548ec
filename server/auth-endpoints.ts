import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** The cookie of the library for the step between the password and the code. */
const pendingCookie = 'two_factor';

/** Functions of the library's internals that our services need. Not reachable over HTTP. */
export const ownEndpoints = {
  id: 'own-endpoints',
  endpoints: {
    /** Opens a session for a user who was identified in another way: by the link of an e-mail. */
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
    /**
     * The user who has entered the password in this browser, but not yet the code; null when there is none, or it has
     * expired.
     */
    readPending: createAuthEndpoint.serverOnly({ method: 'GET' }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(pendingCookie);
      const pending = await ctx.getSignedCookie(name, ctx.context.secret);
      const found = pending ? await ctx.context.internalAdapter.findVerificationValue(pending) : null;
      return { userId: found && found.expiresAt > new Date() ? found.value : null };
    }),
  },
} satisfies BetterAuthPlugin;
