import { type Bookmarks, createBookmarks } from './bookmarks.js';
import { createFolders, type Folders } from './folders.js';
import { createHistory, type History } from './history.js';
import type { LibraryParts } from './library-parts.js';
import { createNotes, type Notes } from './notes.js';
import { purgeMemberLibraries } from './purge.js';
import { createQueries, type Queries } from './queries.js';
import { createRemoval, type Removal } from './removal.js';
import { createSending, type Sending } from './sending.js';
import { createResults, type Results } from './results.js';

/**
 * What members keep. Each method takes the member's id from the caller, who has it from the token. A refusal is a
 * RefusedError; an id that the member does not have is a NotFoundError, whoever else may have it.
 */
export interface MemberLibrary {
  readonly queries: Queries;
  readonly folders: Folders;
  readonly results: Results;
  readonly history: History;
  readonly bookmarks: Bookmarks;
  readonly notes: Notes;
  readonly removal: Removal;
  readonly sending: Sending;
  /** Deletes for good what has waited long enough. */
  purge(): Promise<void>;
}

interface MemberLibraryOptions extends LibraryParts {
  /** Name of the library, for e-mails. */
  readonly library: string;
}

/** Creates it on one database. */
export function createMemberLibrary({ library, ...parts }: MemberLibraryOptions): MemberLibrary {
  return {
    queries: createQueries(parts),
    folders: createFolders(parts),
    results: createResults(parts),
    history: createHistory(parts),
    bookmarks: createBookmarks(parts),
    notes: createNotes(parts),
    removal: createRemoval(parts),
    sending: createSending(parts, library),
    purge: () => purgeMemberLibraries(parts),
  };
}
