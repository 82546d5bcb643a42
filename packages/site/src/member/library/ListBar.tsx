import { Inline } from '@headnote/ui/layout';
import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { messages } from './messages.js';

interface ListBarProps<Order extends string> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly order: Order;
  /** Every order with its name. */
  readonly orders: Readonly<Record<Order, string>>;
  readonly onOrder: (order: Order) => void;
}

/** The fields that find and sort the rows of a list. */
export function ListBar<Order extends string>({ text, onText, order, orders, onOrder }: ListBarProps<Order>) {
  const options = Object.entries<string>(orders).map(([value, label]) => ({ value, label }));
  return (
    <Inline gap={20} rowGap={12} className="site-library__bar">
      <TextField
        type="search"
        isInline
        label={messages.list.filter}
        value={text}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
      />
      <Select
        isInline
        label={messages.list.sort}
        options={options}
        value={order}
        onChange={({ target }) => target.value in orders && onOrder(target.value as Order)}
      />
    </Inline>
  );
}
