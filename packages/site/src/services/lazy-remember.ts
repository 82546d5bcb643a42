import type { Codec } from '@headnote/core/codec';
import type { PublicConfig } from '@headnote/core/config';
import type { RememberMe, RememberOptions } from '@headnote/core/session/remember';

/** Names under which the older sign-in form stored its fields: those of the fields, which the specification gives. */
const OLDER_KEYS = { username: 'username', password: 'password' };

interface LazyRememberOptions extends Pick<RememberOptions, 'storage'> {
  readonly codec: Codec;
  readonly config: Pick<PublicConfig, 'remembersPassword'>;
}

/**
 * Remember-me of this site, whose code is loaded when the sign-in form asks for it: most pages have no sign-in form.
 * `save` and `forget` reject when the code cannot be loaded; `load` then resolves to nothing.
 */
export function createLazyRemember({ storage, codec, config }: LazyRememberOptions): RememberMe {
  let made: RememberMe | undefined;
  async function ready(): Promise<RememberMe> {
    const { createOlderCredentials, createRememberMe } = await import('@headnote/core/session/remember');
    return (made ??= createRememberMe({
      storage,
      keep: config.remembersPassword ? 'credentials' : 'username',
      takeOlder: createOlderCredentials({ storage, codec, keys: OLDER_KEYS }),
    }));
  }
  return {
    save: async (credentials) => (await ready()).save(credentials),
    forget: async () => (await ready()).forget(),
    async load() {
      try {
        return await (await ready()).load();
      } catch {
        // The form stays empty, as on a new device.
        return undefined;
      }
    },
  };
}
