import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { writeAside } from '#server/api/side-write.ts';

/** Reading a session must not fail because its new expiry, or its deletion, could not be written. */
export class ReadingAdapter extends DrizzleSQLiteAdapter {
  override async updateSessionExpiration(id: string, expiresAt: Date): Promise<void> {
    writeAside(`session-end:${id}`, () => super.updateSessionExpiration(id, expiresAt));
  }

  override async deleteSession(id: string): Promise<void> {
    writeAside(`session-over:${id}`, () => super.deleteSession(id));
  }
}
