import type { Section } from '#features/consulting/report/sections/section.types.ts';
import { OPEN_POINTS } from '#features/consulting/report/sections/gate/gate.values.ts';
import { DRAFT_PARTS, type DraftPart } from './draft-parts.values.ts';
import type { BlockEdit, DraftBlock } from './draft.schema.ts';
import { isOwnId } from './own-blocks.rules.ts';

/** The first line of an own recommendation is its title. */
export const titleOfOwn = (text: string): string => text.trimStart().split('\n', 1)[0]?.trim() ?? '';
export const bodyOfOwn = (text: string): string => text.trimStart().split('\n').slice(1).join('\n').trim();

/** The part of a block whose section has gone, by its id (`analysis.offer`, `action.price-book`). */
function partOf(id: string): DraftPart {
  const head = id.split(/[.:-]/, 1)[0];
  return DRAFT_PARTS.find((part) => part === head) ?? 'recommendations';
}

/** Block for an edit whose computed block no longer exists: nothing typed is lost. */
const orphan = ({ id, own, isHidden, seen, action }: BlockEdit): DraftBlock => ({
  id,
  part: partOf(id),
  title: isOwnId(id) ? titleOfOwn(own ?? '') : '',
  computed: null,
  own,
  isHidden,
  isStale: seen !== null,
  ...(action && { action }),
});

/**
 * Puts a consultant's edits over the computed sections, in the consultant's order inside each part. A section that is
 * newer than the edits stands behind the one that it follows by the rules.
 */
export function blocksOf(sections: readonly Section[], edits: readonly BlockEdit[]): DraftBlock[] {
  const editOf = new Map(edits.map((edit) => [edit.id, edit]));
  const known = new Set(sections.map(({ id }) => id));
  const place = new Map(edits.map(({ id }, index) => [id, index]));
  let last = -1;
  const computed = sections.map(({ id, part, title, text }, index) => {
    // Nobody hides or rewrites what stands open.
    const edit = id === OPEN_POINTS ? undefined : editOf.get(id);
    last = place.get(id) ?? last;
    return {
      at: last,
      index,
      // An own action has the frame of a sheet, and no words but the consultant's.
      block:
        edit !== undefined && isOwnId(id)
          ? orphan(edit)
          : ({
              id,
              part,
              title,
              computed: text,
              own: edit?.own ?? null,
              isHidden: edit?.isHidden ?? false,
              isStale: edit !== undefined && edit.own !== null && edit.seen !== null && edit.seen !== text,
            } satisfies DraftBlock),
    };
  });
  const others = edits
    .filter(({ id, own }) => !known.has(id) && own !== null && id !== OPEN_POINTS)
    .map((edit) => ({ at: place.get(edit.id) ?? 0, index: sections.length, block: orphan(edit) }));
  const all = [...computed, ...others];
  return DRAFT_PARTS.flatMap((part) =>
    all
      .filter(({ block }) => block.part === part)
      .sort((a, b) => a.at - b.at || a.index - b.index)
      .map(({ block }) => block),
  );
}
