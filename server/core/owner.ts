/** The owner of stored data. */

/**
 * The project and the user that stored data belongs to. An owner without a user has only the data that was stored
 * without a user.
 */
export interface Owner {
  projectId: string;
  /** The project's name for its user, at most 256 characters. Never logged, and never part of an error or event. */
  userId?: string;
}

/** Returns the owner of a record, without the record's other fields. */
export function pickOwner({ projectId, userId }: Owner): Owner {
  return { projectId, ...(userId !== undefined && { userId }) };
}
