import { createLoading } from '@headnote/core/client/loading';
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useLoading } from './index.js';

afterEach(cleanup);

describe('useLoading', () => {
  it('follows each of the four flags', () => {
    const loading = createLoading();
    const { result } = renderHook(() => useLoading(loading));
    let lower = () => {};
    act(() => {
      lower = loading.raise('downloadPDF');
    });
    expect(result.current).toEqual({ loadme: false, loadmesecure: false, downloadPDF: true, sendmail: false });
    act(() => lower());
    expect(result.current.downloadPDF).toBe(false);
  });

  it('has no flag set on a server', () => {
    const loading = createLoading();
    loading.raise('loadme');
    const View = () => <p>{useLoading(loading).loadme ? 'up' : 'down'}</p>;
    expect(renderToString(<View />)).toContain('down');
  });
});
