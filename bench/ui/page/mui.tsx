import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cases, groups, judges } from './data.js';

const items = groups.map(({ id, label, courts }) => ({ id, label, children: [...courts] }));

/** The same as MUI's documentation writes it: its lists, trees and suggestions draw every row. */
export const mui = {
  list: () => (
    <>
      <TextField label="Search" />
      <List aria-label="Judgments">
        {cases.map(({ id, appellant, respondent, court, decidedOn, citation, text }, at) => (
          <ListItem key={id}>
            <Card variant="outlined">
              <CardContent>
                <Checkbox slotProps={{ input: { 'aria-label': `Select judgment ${at + 1}` } }} />
                <Link href={`#${id}`} variant="h6">
                  {appellant} v {respondent}
                </Link>
                <Typography color="textSecondary">
                  {court}, {decidedOn}, Writ Petition {at + 1} of 1951, Allowed in part
                </Typography>
                <Chip label={citation} size="small" />
                <Chip label={`AIR 1951 SC ${9000 + at}`} size="small" />
                <Typography variant="body2">
                  ¶ 5 … <mark>a permit</mark>
                  {text.slice(8)} …
                </Typography>
                <Button size="small">Save</Button>
              </CardContent>
            </Card>
          </ListItem>
        ))}
      </List>
    </>
  ),
  tree: () => (
    <div style={{ height: 480, overflow: 'auto' }}>
      <RichTreeView
        aria-label="Courts"
        items={items}
        defaultExpandedItems={items.map(({ id }) => id)}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
      />
    </div>
  ),
  combo: () => (
    <Autocomplete options={judges} renderInput={(given) => <TextField {...given} label="Judge" />} freeSolo={false} />
  ),
};
