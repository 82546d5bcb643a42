import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDraft } from './use-draft.js';

function mount(initial: string) {
  return renderHook(({ value }) => useDraft(value, (text) => text), { initialProps: { value: initial } });
}

describe('useDraft', () => {
  afterEach(cleanup);

  it('shows the choice before the address changes', () => {
    const { result } = mount('relevance');
    act(() => result.current[1]('newest'));
    expect(result.current[0]).toBe('newest');
  });

  it('shows the value of the address once it has changed', () => {
    const { result, rerender } = mount('relevance');
    act(() => result.current[1]('newest'));
    rerender({ value: 'oldest' });
    expect(result.current[0]).toBe('oldest');
  });

  it('does not restore an old choice when the reader goes back', () => {
    const { result, rerender } = mount('relevance');
    act(() => result.current[1]('newest'));
    rerender({ value: 'newest' });
    rerender({ value: 'relevance' });
    expect(result.current[0]).toBe('relevance');
  });
});
